import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import type {ReactNode} from 'react';
import {useRecords} from '../../../content/useRecords';

/**
 * Ends each browser title with the brand from the record instead of the configuration's `title`,
 * so that a changed brand shows while `npm start` runs.
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
