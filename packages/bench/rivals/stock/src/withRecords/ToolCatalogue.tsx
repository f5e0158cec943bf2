import type {ReactNode} from 'react';
import View from '@ours/src/components/ToolCatalogue';
import {useRecords} from '@ours/src/content/useRecords';

export default function ToolCatalogue(): ReactNode {
  const {tools, comparison, interface: words} = useRecords();
  return (
    <View tools={tools} compared={comparison.map(({name}) => name)} words={words.toolCatalogue} />
  );
}
