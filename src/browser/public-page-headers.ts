/**
 * For a route's `headers`: the page is the same for everybody and may be cached for `seconds`. A fact about one of
 * `topics` (`presence`, or one id: `presence:{id}`) invalidates it. It varies only by the query `parameters` given.
 */
export const publicPageHeaders = ({
  seconds = 30,
  topics = [],
  parameters = [],
}: {
  seconds?: number
  topics?: readonly string[]
  parameters?: readonly string[]
} = {}) => ({
  'cache-control': `public, s-maxage=${seconds}`,
  ...(topics.length > 0 && { 'page-topics': topics.join(' ') }),
  ...(parameters.length > 0 && { 'page-parameters': parameters.join(' ') }),
})
