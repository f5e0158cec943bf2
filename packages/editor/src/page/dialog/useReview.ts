import {useEffect, useState} from 'react';
import type {EditorAnswers, ReviewPlan} from '../../protocol';
import {messageOf, readStored, writeStored} from '../session';
import type {EditSession} from '../session';

/** What the person wrote about a review and hasn't sent yet. */
type Draft = {title?: string; message?: string};

const draftKey = 'editor-review-draft';

/** What would be sent, what the person calls it, and what came of sending it. */
export function useReview(session: EditSession) {
  const [plan, setPlan] = useState<ReviewPlan>();
  const [draft, setDraft] = useState(() => readStored<Draft>(draftKey, {}));
  const [result, setResult] = useState<EditorAnswers['sendForReview']>();
  const [isLoading, setLoading] = useState(true);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const {title = plan?.title ?? '', message = plan?.message ?? ''} = draft;

  const load = async () => {
    try {
      setPlan(await session.ask({action: 'prepareReview'}));
    } catch (error) {
      session.say(messageOf(error));
    }
    setLoading(false);
  };
  useEffect(() => {
    void load();
    // It asks once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const write = (changed: Draft) => {
    const next = {...draft, ...changed};
    setDraft(next);
    writeStored(draftKey, next);
  };

  const send = async (sent: ReviewPlan) => {
    const {fingerprint} = sent;
    setSending(true);
    session.say('');
    try {
      setResult(await session.ask({action: 'sendForReview', title, message, fingerprint}));
      setPlan({...sent, canSend: false});
      setFailed(false);
      setDraft({});
      writeStored(draftKey, {});
    } catch (error) {
      session.say(messageOf(error));
      setFailed(true);
    }
    setSending(false);
    await load();
  };

  return {plan, title, message, write, result, isLoading, isSending, hasFailed, send};
}
