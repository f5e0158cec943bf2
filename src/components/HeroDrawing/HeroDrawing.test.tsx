import {render} from '@testing-library/react';
import HeroDrawing, {heroDrawingNames} from '.';

describe.each(heroDrawingNames)('the %s drawing', (name) => {
  it('is one image, hidden from assistive technology', () => {
    const {container} = render(<HeroDrawing name={name} />);

    const drawings = container.querySelectorAll('svg');
    expect(drawings).toHaveLength(1);
    expect(drawings[0]).toHaveAttribute('aria-hidden', 'true');
    expect(drawings[0]).toHaveAttribute('focusable', 'false');
    expect(container.querySelector('title, desc, text')).toBeNull();
  });

  it('has one main line', () => {
    const {container} = render(<HeroDrawing name={name} />);

    expect(container.querySelectorAll('[data-line]')).toHaveLength(1);
  });
});
