import type {ReactNode} from 'react';
import View from '@ours/src/components/ToolComparison';
import {useRecords} from '@ours/src/content/useRecords';

export default function ToolComparison({caption}: {caption: string}): ReactNode {
  const {comparison, tools, interface: words} = useRecords();
  return <View caption={caption} rows={comparison} tools={tools} words={words.toolComparison} />;
}
