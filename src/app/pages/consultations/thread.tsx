import { ThreadComposer } from '#domains/catalogue/ui/choose/thread-composer.tsx'
import { ThreadPage } from '#domains/written-questions/ui/thread/thread-page.tsx'

/** The correspondence with one person; written questions do not know how they are bought. */
export const Thread = ({ otherId, personId }: { otherId: string; personId: string }) => (
  <ThreadPage
    otherId={otherId}
    personId={personId}
    composerOf={({ id, name, moved }) => <ThreadComposer consultant={{ id, name }} onAsked={moved} />}
  />
)
