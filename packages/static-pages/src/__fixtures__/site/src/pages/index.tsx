import type {ReactNode} from 'react';

export default function Home(): ReactNode {
  return (
    <main>
      <h1>A page without islands</h1>
      <p className="lead">It needs no script of its own.</p>
    </main>
  );
}
