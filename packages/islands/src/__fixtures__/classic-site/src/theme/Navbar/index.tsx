import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Replaces the classic navbar, whose menu and color mode switch need scripts. */
export default function Navbar(): ReactNode {
  return (
    <nav className="navbar">
      <Link to="/">Home</Link>
    </nav>
  );
}
