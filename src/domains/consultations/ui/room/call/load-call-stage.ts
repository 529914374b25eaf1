import { late } from '#browser/late-code.ts'

/** The code of a call, loaded only where there is one: while it rings, so that nobody waits for it afterwards. */
export const loadCallStage = () => late(() => import('./call-stage.tsx'))
