import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withHydrationData } from './hydration-data.ts'

const page = '<html><body><p>Boa noite</p></body></html>'

test('the data comes last, whole, and carries the mark', () => {
  const told: string[] = []
  const [, script] = /<script nonce="lua">(.*)<\/script><\/body><\/html>$/.exec(
    withHydrationData(page, '["</script>","Luna\u2028& Íris"]\n', 'lua'),
  )!
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => told.push(text), close: () => told.push('end') },
    },
  }
  runInNewContext(script!, { window })
  expect(told).toEqual(['["</script>","Luna\u2028& Íris"]\n', 'end'])
})

test('nobody’s text ends the script early', () => {
  expect(
    withHydrationData(page, '["</script><script>alert(1)</script>"]', undefined).match(/<\/script>/g),
  ).toHaveLength(1)
})
