import type { Topic, TopicKind } from '#shared/facts.ts'

/**
 * For a route's `headers`: this page is the same for everybody and may be kept for `seconds`. A fact of one of `topics`
 * renders it again (`presenceTopic`: any badge; `presenceTopic(id)`: one). It varies by the query `parameters` alone.
 */
export const publicPageHeaders = ({
  seconds = 30,
  topics = [],
  parameters = [],
}: {
  seconds?: number
  topics?: readonly (Topic | TopicKind)[]
  parameters?: readonly string[]
} = {}) => ({
  'cache-control': `public, s-maxage=${seconds}`,
  ...(topics.length > 0 && { 'page-topics': topics.map(nameOf).join(' ') }),
  ...(parameters.length > 0 && { 'page-parameters': parameters.join(' ') }),
})

const nameOf = (topic: Topic | TopicKind): string => (typeof topic === 'string' ? topic : topic.topicName)
