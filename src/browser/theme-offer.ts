import { toast } from './kit/feedback/toast.ts'

/** Long enough to be read after whatever else is looked at first. */
const SHOWN_MS = 30_000

/** A question at the edge of the page, which may go unanswered: the theme stays light (spec §1). */
export const showThemeOffer = (useDark: () => void) =>
  void toast({
    title: 'Quer o site escuro, como o seu aparelho?',
    action: { words: 'Usar o tema escuro', onClick: useDark },
    durationMs: SHOWN_MS,
  })
