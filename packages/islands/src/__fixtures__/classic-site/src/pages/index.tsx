import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Island from '@sitekit/islands/Island';
import Counter from '../Counter';

export default function Home(): ReactNode {
  return (
    <Layout title="Home">
      <h1>A classic site</h1>
      <Island name="Counter" component={Counter} props={{start: 3}} />
    </Layout>
  );
}
