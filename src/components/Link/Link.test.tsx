import {screen} from '@testing-library/react';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Link from '.';

const {newTab} = readRecord(process.cwd(), 'uiTexts');

it.each(['https://www.example.com', '//www.example.com/page'])(
  'to %s opens in a new tab, without access to this one, and says so',
  (address) => {
    renderInSite(<Link to={address}>Example</Link>);

    const link = screen.getByRole('link', {name: `Example ${newTab}`});
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

it.each(['/benefits#cost', '#cost', 'mailto:info@example.com', 'tel:+12025550142'])(
  'to %s opens in the same tab',
  (address) => {
    renderInSite(<Link href={address}>Example</Link>);

    const link = screen.getByRole('link', {name: 'Example'});
    expect(link).toHaveAttribute('href', address);
    expect(link).not.toHaveAttribute('target');
  },
);
