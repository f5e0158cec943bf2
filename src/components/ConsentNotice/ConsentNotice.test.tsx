import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import ConsentQuestion from './ConsentQuestion';

const {question, accept, decline, change} = records.uiTexts.consent;
const button = (name: string) => screen.getByRole('button', {name});
const agreed = jest.fn();
document.addEventListener('analyticsagreed', agreed);

beforeEach(() => {
  localStorage.clear();
  agreed.mockClear();
});

const show = () => renderInSite(<ConsentQuestion words={records.uiTexts.consent} />);

describe('the notice', () => {
  it('asks once, remembers the choice, and can be asked again', async () => {
    show();
    expect(screen.getByText(question)).toBeVisible();
    expect(screen.queryByRole('button', {name: change})).toBeNull();
    await userEvent.click(button(accept));
    expect(agreed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', {name: accept})).toBeNull();
    expect(button(change)).toHaveFocus();

    await userEvent.click(button(change));
    expect(button(accept)).toHaveFocus();
  });

  it('doesn’t ask who has declined', async () => {
    localStorage.setItem('analytics-consent', 'declined');
    show();
    expect(screen.queryByRole('button', {name: decline})).toBeNull();
    expect(button(change)).toBeVisible();
    expect(agreed).not.toHaveBeenCalled();
    await Promise.resolve();
  });
});
