import type { ComponentProps } from 'react'
import { ThreadComposer } from '#domains/catalogue/ui/choose/thread-composer.tsx'
import { ThreadPage } from '#domains/written-questions/ui/thread/thread-page.tsx'

type Props = Omit<ComponentProps<typeof ThreadPage>, 'composerOf'>

/** Written questions do not know how they are bought. */
const composerOf: ComponentProps<typeof ThreadPage>['composerOf'] = ({ id, name, moved }) => (
  <ThreadComposer consultant={{ id, name }} onAsked={moved} />
)

/** The correspondence with one person. */
export const Thread = (props: Props) => <ThreadPage {...props} composerOf={composerOf} />
