import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {renderInSite} from '../../testing/renderInSite';
import Button from '.';

describe('the appearance of a button', () => {
  it('is primary and medium by default', () => {
    renderInSite(<Button>Go</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('class', 'button primary md');
  });

  it.each(['primary', 'secondary', 'outline'] as const)('can be %s', (variant) => {
    renderInSite(<Button variant={variant}>Go</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('class', `button ${variant} md`);
  });

  it.each(['sm', 'md', 'lg'] as const)('can have the size %s', (size) => {
    renderInSite(<Button size={size}>Go</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('class', `button primary ${size}`);
  });

  it('is the same for a link and accepts a class name', () => {
    renderInSite(
      <Button to="/process" variant="outline" size="lg" className="wide">
        Go
      </Button>,
    );

    expect(screen.getByRole('link')).toHaveAttribute('class', 'button outline lg wide');
  });
});

describe('without a link target', () => {
  it("is a button that doesn't submit a form", () => {
    renderInSite(<Button>Go</Button>);

    expect(screen.getByRole('button', {name: 'Go'})).toHaveAttribute('type', 'button');
  });

  it('can submit a form', () => {
    renderInSite(<Button type="submit">Go</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
  });

  it('handles clicks', async () => {
    const onClick = jest.fn();
    renderInSite(<Button onClick={onClick}>Go</Button>);

    await userEvent.click(screen.getByRole('button'));

    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('passes on all other props', () => {
    renderInSite(
      <Button disabled aria-label="Start">
        Go
      </Button>,
    );

    expect(screen.getByRole('button', {name: 'Start'})).toBeDisabled();
  });
});

describe('with a link target', () => {
  it('is a link instead of a button', () => {
    renderInSite(<Button to="/benefits">Explore Benefits</Button>);

    const link = screen.getByRole('link', {name: 'Explore Benefits'});
    expect(link).toHaveAttribute('href', '/benefits');
    expect(link).not.toHaveAttribute('type');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('passes on all other props', () => {
    renderInSite(
      <Button to="/benefits" aria-label="All benefits" id="more">
        Go
      </Button>,
    );

    expect(screen.getByRole('link', {name: 'All benefits'})).toHaveAttribute('id', 'more');
  });
});
