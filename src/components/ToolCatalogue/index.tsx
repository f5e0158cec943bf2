import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import {useToolNamed} from '../../tools/useToolNamed';
import LoadFailure from '../LoadFailure';
import styles from './styles.module.css';
import CatalogueIsland from './ToolCatalogue.island';

/**
 * Cards for all tools in `data/tools.yaml`, with buttons that filter them by category.
 *
 * @example
 * <ToolCatalogue />
 */
export default function ToolCatalogue(): ReactNode {
  const {tools, uiTexts} = useRecords();
  const toolNamed = useToolNamed();
  return (
    <div className={styles.root}>
      <LoadFailure text={uiTexts.loadFailure.toolCatalogue} />
      <CatalogueIsland
        tools={tools.map((tool) => ({...tool, ...toolNamed(tool.name).logo}))}
        compared={tools.filter(({name}) => toolNamed(name).row).map(({id}) => id)}
        words={uiTexts.toolCatalogue}
        newTab={uiTexts.newTab}
      />
    </div>
  );
}
