import type {ComponentType} from 'react';
import Layout from '../site/src/theme/Layout';
import components from '../site/src/theme/MDXComponents';
import View from '../site/src/components/Page';
import {Path} from './shims';

type Props = {path: string; Content: ComponentType<{components: object}>};

/** A page of the site. */
export default function Page({path, Content}: Props) {
  return (
    <Path value={path}>
      <Layout>
        <View>
          <Content components={components} />
        </View>
      </Layout>
    </Path>
  );
}
