import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {renderInSite} from '../../testing/renderInSite';
import Button from '.';

describe('the look of a button', () => {
  it('is primary and medium unless something else is asked for', () => {
    renderInSite(<Button>Go</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('class', 'button primary md');
  });

  it.each(['primary', 'secondary', 'outline'] as const)('can be %s', (variant) => {
    renderInSite(<Button variant={variant}>Go</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('class', `button ${variant} md`);
  });

  it.each(['sm', 'md', 'lg'] as const)('can be of the size %s', (size) => {
    renderInSite(<Button size={size}>Go</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('class', `button primary ${size}`);
  });

  it('is the same for a link, and takes a further class', () => {
    renderInSite(
      <Button to="/process" variant="outline" size="lg" className="wide">
        Go
      </Button>,
    );

    expect(screen.getByRole('link')).toHaveAttribute('class', 'button outline lg wide');
  });
});

describe('without an address', () => {
  it('is a button that submits nothing', () => {
    renderInSite(<Button>Go</Button>);

    expect(screen.getByRole('button', {name: 'Go'})).toHaveAttribute('type', 'button');
  });

  it('submits when it is told to', () => {
    renderInSite(<Button type="submit">Go</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
  });

  it('does what a click should do', async () => {
    const onClick = jest.fn();
    renderInSite(<Button onClick={onClick}>Go</Button>);

    await userEvent.click(screen.getByRole('button'));

    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('passes everything else on', () => {
    renderInSite(
      <Button disabled aria-label="Start">
        Go
      </Button>,
    );

    expect(screen.getByRole('button', {name: 'Start'})).toBeDisabled();
  });
});

describe('with an address', () => {
  it('is a link there, and no button', () => {
    renderInSite(<Button to="/benefits">Explore Benefits</Button>);

    const link = screen.getByRole('link', {name: 'Explore Benefits'});
    expect(link).toHaveAttribute('href', '/benefits');
    expect(link).not.toHaveAttribute('type');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('passes everything else on', () => {
    renderInSite(
      <Button to="/benefits" aria-label="All benefits" id="more">
        Go
      </Button>,
    );

    expect(screen.getByRole('link', {name: 'All benefits'})).toHaveAttribute('id', 'more');
  });
});
