import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withHydrationData } from './hydration-data.ts'

const page = '<html><body><p>Boa noite</p></body></html>'

test('the hydration data is complete, comes last and carries the nonce', () => {
  const enqueued: string[] = []
  const [, script] = /<script nonce="lua">(.*)<\/script><\/body><\/html>$/.exec(
    withHydrationData(page, '["</script>","Luna\u2028& Íris"]\n', 'lua'),
  )!
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (text: string) => enqueued.push(text), close: () => enqueued.push('end') },
    },
  }
  runInNewContext(script!, { window })
  expect(enqueued).toEqual(['["</script>","Luna\u2028& Íris"]\n', 'end'])
})

test('a text that contains </script> does not end the script early', () => {
  expect(
    withHydrationData(page, '["</script><script>alert(1)</script>"]', undefined).match(/<\/script>/g),
  ).toHaveLength(1)
})
