import type {ReactNode} from 'react';
import View from '@ours/src/components/ToolComparison';
import {useRecords} from '@ours/src/content/useRecords';

export default function ToolComparison({caption}: {caption: string}): ReactNode {
  const {comparison, interface: words} = useRecords();
  return <View caption={caption} rows={comparison} words={words.toolComparison} />;
}
