import { expect, test } from 'vitest'
import { consultantInPath } from './profile-not-found.tsx'

test.each([
  ['consultant/luna-prado', 'luna-prado'],
  ['consultor/luna-prado', 'luna-prado'],
  ['consultores/luna-prado/avaliacoes', 'luna-prado'],
  ['consultores/tarot/luna-prado', 'luna-prado'],
  ['Consultants/04c023e7', '04c023e7'],
  ['consulta/Reiki/', 'Reiki'],
  ['consultant', undefined],
  ['consultation/luna', undefined],
  ['consultant-dashboard/luna', undefined],
  ['loja/luna', undefined],
])('the consultant meant by /%s', (pathname, meant) => expect(consultantInPath(pathname)).toBe(meant))
