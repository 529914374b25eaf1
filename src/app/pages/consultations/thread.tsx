import type { ComponentProps } from 'react'
import { ThreadComposer } from '#domains/catalogue/ui/choose/thread-composer.tsx'
import { AnswerObjection } from '#domains/claims/ui/objections/answer-objection.tsx'
import { ThreadPage } from '#domains/written-questions/ui/thread/thread-page.tsx'

type Page = ComponentProps<typeof ThreadPage>

/** Written questions do not know how they are bought. */
const composerOf: Page['composerOf'] = ({ id, name, moved }) => (
  <ThreadComposer consultant={{ id, name }} onAsked={moved} />
)

/** Nor what comes back of them. */
const aboutAnswer: Page['aboutAnswer'] = (question) => <AnswerObjection question={question} />

/** The correspondence with one person. */
export const Thread = (props: Omit<Page, 'composerOf' | 'aboutAnswer'>) => (
  <ThreadPage {...props} composerOf={composerOf} aboutAnswer={aboutAnswer} />
)
