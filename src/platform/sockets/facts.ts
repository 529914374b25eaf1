import { anyFact, fact, text, topic } from '#shared/facts.ts'

/** One sign-in, whose connections close when it ends. */
const sessionTopic = topic('session')
export const sessionEnded = fact(sessionTopic, 'session_ended', {})

/** What followers of a topic say to each other through the processes; its key is that topic. */
const whisperTopic = topic('whisper')
export const whispered = fact(whisperTopic, 'whispered', { from: text, said: anyFact })
