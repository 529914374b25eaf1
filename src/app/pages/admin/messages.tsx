import { loadDraft, storeDraft } from '#domains/consultations/ui/tab-storage.ts'
import { ClosedMessages, OpenMessages } from '#domains/support/ui/open-messages.tsx'

/** What is written stays in this tab when another section is opened. */
const DRAFTS = { load: loadDraft, store: storeDraft }

/** What waits for an answer, and what was answered lately. */
export const Messages = () => (
  <>
    <OpenMessages drafts={DRAFTS} />
    <ClosedMessages />
  </>
)
