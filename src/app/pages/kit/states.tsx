import { ApiError } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { CaseList } from '#browser/kit/display/case-list.tsx'
import { OneCase } from '#browser/kit/display/one-case.tsx'
import { CheckLines, Verdict } from '#browser/kit/feedback/check-lines.tsx'
import { CopyBox } from '#browser/kit/buttons/copy-box.tsx'
import { EmptyState } from '#browser/kit/feedback/empty-state.tsx'
import { Emblem } from '#browser/kit/art/emblem.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Definition, DefinitionList } from '#browser/kit/display/definition-list.tsx'
import { FirstThree } from '#browser/kit/display/first-three.tsx'
import { LeftOut } from '#browser/kit/feedback/left-out.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { DashboardSection } from '#browser/kit/layout/dashboard-section.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Chapter } from './chapter.tsx'

const query = { isPending: false, error: null, refetch: () => {} }
const QUERIES = [
  query,
  { ...query, isPending: true },
  { ...query, error: new ApiError(500, '{"error":"A fila não carregou."}') },
]

export const States = () => (
  <Chapter title="Estados">
    <div className="grid gap-2">
      <Skeleton className="h-8 w-64" />
      <Skeleton />
      <Skeleton className="h-4 w-2/3" />
    </div>
    <EmptyState title="Nada por aqui ainda" art={<Emblem name="telescope" />} action={<Button>Procurar</Button>}>
      O que você guardar aparece nesta página.
    </EmptyState>
    <ErrorState onRetry={() => {}}>A lista não carregou. Nada foi cobrado.</ErrorState>
    <LeftOut />
    <Verdict holds>Tudo confere.</Verdict>
    <CheckLines
      lines={[
        { key: 'hash', what: 'O texto é o mesmo que foi emitido', holds: true, found: '3354 9825' },
        { key: 'sum', what: 'As partes somam o total', holds: false, found: 'diz R$ 3,00, calculamos R$ 2,98' },
      ]}
    />
    <CopyBox
      quiet
      rows={1}
      text="3354 9825 7088"
      words={{ label: 'Selo', copy: 'Copiar selo', copied: 'Selo copiado' }}
    />
    {(['plain', 'accent', 'good', 'warn', 'bad'] as const).map((tone) => (
      <Notice key={tone} tone={tone} title={tone}>
        Algo que convém saber antes de continuar.
      </Notice>
    ))}
    <DashboardSection id="pedidos" title="Pedidos">
      <p>O que você comprou fica aqui.</p>
    </DashboardSection>
    {QUERIES.map((query, at) => (
      <CaseList key={at} query={query} cases={['Ana', 'Bia']} keyOf={(name) => name} empty="Nada espera.">
        {(name) => (
          <Card>
            <DefinitionList>
              <Definition name="Quem">{name}</Definition>
              <Definition name="Quando">21/11/2026, 10:30</Definition>
            </DefinitionList>
          </Card>
        )}
      </CaseList>
    ))}
    {['Ana', undefined].map((one) => (
      <OneCase key={one ?? ''} query={QUERIES[0]!} one={one}>
        {(name) => <Card>{name}</Card>}
      </OneCase>
    ))}
    {[undefined, ['Ana', 'Bia', 'Caio', 'Davi']].map((data, at) => (
      <FirstThree
        key={at}
        query={{ data, isError: false, refetch: () => {} }}
        initial={undefined}
        keyOf={(name) => name}
        shape={<Skeleton className="h-24" />}
        fault="As pessoas não puderam ser carregadas."
        empty="Ainda ninguém."
      >
        {(name) => <Card>{name}</Card>}
      </FirstThree>
    ))}
  </Chapter>
)
