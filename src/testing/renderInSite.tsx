import {render} from '@testing-library/react';
import type {RenderResult} from '@testing-library/react';
import type {ReactElement} from 'react';
import {MemoryRouter} from 'react-router-dom';

/** Renders inside the real site: its configuration, its records, and a router at `path`. */
export function renderInSite(ui: ReactElement, path = '/'): RenderResult {
  return render(<MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>);
}
