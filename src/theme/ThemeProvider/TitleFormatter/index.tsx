import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import type {ReactNode} from 'react';
import {useRecords} from '../../../content/useRecords';

/**
 * Ends each page title with the brand from `data/site.yaml` instead of the configuration's `title`,
 * so that a change shows while `npm start` runs.
 */
export default function TitleFormatter({children}: Props): ReactNode {
  const {brand} = useRecords().site;
  return (
    <TitleFormatterProvider
      formatter={({defaultFormatter, ...params}) =>
        defaultFormatter({...params, siteTitle: brand})
      }>
      {children}
    </TitleFormatterProvider>
  );
}
