import {act, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import CopyLinks from '.';

const words = records.uiTexts.copyLink;

const Page = () => (
  <>
    <CopyLinks />
    <main id="main">
      <h1 id="title">Process</h1>
      <h2 id="steps">The steps</h2>
      <ol>
        <li id="step-9">
          <h4>Draft the code</h4>
        </li>
      </ol>
      <h2>Without an address</h2>
    </main>
  </>
);

const nameOf = (title: string) => words.label.replace('{title}', title);

describe('the links to copy', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/process?from=mail');
    renderInSite(<Page />);
  });

  it('are at each heading that has an address below the title', () => {
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(2);
    ['The steps', 'Draft the code'].forEach((title, index) => {
      expect(buttons[index]).toHaveAccessibleName(nameOf(title));
      expect(buttons[index]?.closest('h2, h4')).toHaveAccessibleName(title);
    });
  });

  it('show each message for four seconds', async () => {
    jest.useFakeTimers();
    // It gives the page a clipboard.
    userEvent.setup();
    const press = (title: string) =>
      act(async () => {
        screen.getByRole('button', {name: nameOf(title)}).click();
        await Promise.resolve();
      });
    const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    await press('The steps');
    wait(3000);
    await press('Draft the code');
    wait(3000);
    expect(screen.getByRole('status')).toHaveTextContent(words.copied);

    wait(2000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  it('show the address if the browser refuses to copy it', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', {name: nameOf('The steps')}));

    expect(location.hash).toBe('#steps');
    expect(screen.getByRole('status')).toHaveTextContent(words.notCopied);
  });
});
