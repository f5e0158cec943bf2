import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import {idOf} from '../../tools/idOf';
import {monogramsOf} from '../../tools/monograms';
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
  const {tools, comparison, uiTexts} = useRecords();
  const {withBaseUrl} = useBaseUrlUtils();
  const monograms = monogramsOf([...tools, ...comparison].map(({name}) => name));
  const comparedIds = comparison.map(({name}) => idOf(name));
  return (
    <div className={styles.root}>
      <LoadFailure text={uiTexts.loadFailure.toolCatalogue} />
      <CatalogueIsland
        tools={tools.map((tool) => ({
          ...tool,
          image: withBaseUrl(tool.image),
          monogram: monograms.get(tool.name) ?? '',
        }))}
        compared={tools.filter(({name}) => comparedIds.includes(idOf(name))).map(({id}) => id)}
        words={uiTexts.toolCatalogue}
        newTab={uiTexts.newTab}
      />
    </div>
  );
}
