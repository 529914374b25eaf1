import { DeskBar } from './desk-bar.tsx'

/** What accompanies somebody of the team on every page, those of the site too. */
export const DeskTools = ({ hasBar }: { hasBar: boolean }) => hasBar && <DeskBar />
