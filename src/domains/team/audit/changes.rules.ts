import { formatDayAndTime, formatIsoDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { TEAM_ROLE_WORDS, type TeamRole } from '#shared/team-roles.ts'
import { switchLabel } from '../switches/rules.ts'

/** One field as it was and as it is, in words for people; null: it was not said. */
export type Change = { field: string; before: string | null; after: string | null }

/** The names of fields that acts record. Another one is shown as code calls it. */
const FIELDS: Readonly<Record<string, string>> = {
  state: 'Situação',
  tier: 'Nível',
  application: 'Candidatura',
  documents: 'Documentos',
  featured: 'Em destaque',
  automatic: 'Programa atende',
  leftCents: 'Falta devolver',
  heldCents: 'Em suspenso',
  byHandCents: 'Transferência',
  amountCents: 'Valor',
  bearer: 'Quem arca',
  resolution: 'Decisão',
  account: 'Conta',
  gateway: 'Empresa de pagamento',
  others: 'Outras contas',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Celular',
  taxId: 'CPF ou CNPJ',
  title: 'Título',
  description: 'Texto',
  portrait: 'Foto',
  revision: 'Revisão',
  from: 'A partir de',
  alt: 'O que mostra',
  introduction: 'Apresentação',
  reason: 'Motivo',
  until: 'Até',
  open: 'Aberto',
  filters: 'Filtros',
  hold: 'Guarda que a lei manda',
  subject: 'Assunto',
  segment: 'Quem recebe',
  interests: 'Assuntos de quem recebe',
  characters: 'Caracteres',
  version: 'Versão',
  sendAt: 'Sai em',
  due: 'Prazo',
  number: 'Número',
  receivedOn: 'Recebido em',
  dueOn: 'Prazo',
  note: 'Nota',
  bundle: 'Todos os dados',
  switch: 'Interruptor',
  closed: 'Desligado',
  words: 'O que as pessoas leem',
  code: 'Código',
  remedy: 'Como se resolve',
  invoice: 'Chave da nota',
  label: 'Etiqueta',
  arrival: 'Chegada',
  sweep: 'Tarefa',
  attempts: 'Tentativas',
  nextAttemptAt: 'Próxima tentativa',
  product: 'Produto',
  sku: 'Código',
  stock: 'Estoque',
  weightGrams: 'Peso em gramas',
  isWithdrawn: 'Fora da venda',
  pictures: 'Imagens',
  roles: 'Papéis',
  secondFactor: 'Segundo fator',
  sessions: 'Acessos abertos',
  suspended: 'Suspensa',
  blocked: 'Bloqueada',
  payouts_rest: 'Saques parados',
  warned: 'Avisada',
  isMailed: 'Link enviado',
  isHidden: 'Fora dos destaques',
  commissionBps: 'Comissão',
  channel: 'Canal',
  validFrom: 'Vale a partir de',
  verdict: 'Decisão',
  kind: 'O que foi denunciado',
  mediaType: 'Arquivo',
  caseKind: 'Tipo do caso',
  caseId: 'Caso',
  published: 'Publicada',
  stars: 'Estrelas',
  isCounted: 'Conta na nota',
  takenBy: 'Com quem está',
  view: 'Visão salva',
  changedAt: 'Última mudança',
  closedThrough: 'Fechado até',
  journal: 'Último lançamento',
  journals: 'Lançamentos',
  hash: 'Selo',
  dps: 'DPS',
  withheldCents: 'Retido',
  recorded: 'Registradas',
  unchanged: 'Iguais',
  failed: 'Não deram certo',
  item: 'Item',
  monthlyCents: 'Orçamento do mês',
  hasLimit: 'Com limite',
  place: 'Lugar na lista',
  consultations: 'Conversas',
  priceCents: 'Preço',
  bonusCents: 'Bônus',
  minutes: 'Minutos',
  ceilingCents: 'Até quanto por minuto',
  answerHours: 'Horas até a resposta',
  coupon: 'Cupom',
  percent: 'Porcentagem a menos',
  kinds: 'Vale para',
  minimumCents: 'Compra mínima',
  startsAt: 'Começa',
  endsAt: 'Termina',
  maxUses: 'Usos no total',
  perPerson: 'Usos por pessoa',
  uses: 'Usos',
  isFirstPurchase: 'Só na primeira compra',
  isAutomatic: 'Entra sozinho',
  isPublic: 'Em Promoções',
}

const VALUES: Readonly<Record<string, string>> = {
  in_review: 'em análise',
  approved: 'aprovada',
  refused: 'recusado',
  open: 'aberta',
  opened: 'aberta',
  done: 'atendido',
  closed: 'encerrada',
  answered: 'respondida',
  waiting: 'à espera',
  paid: 'paga',
  failed: 'não deu certo',
  returned: 'voltou',
  won: 'ganha',
  lost: 'perdida',
  granted: 'devolvido',
  part_granted: 'devolvido em parte',
  published: 'publicado',
  rejected: 'não publicado',
  pending: 'à espera',
  credited: 'creditado',
  refunded: 'devolvido',
  written_off: 'baixado',
  platform: 'a casa',
  consultant: 'o consultor',
  confirmed: 'confirmada',
  withdrawn: 'retirada por quem propôs',
  issued: 'emitida',
  cancelled: 'cancelada',
  none: 'por emitir',
  kept: 'mantida',
  nothing: 'nada a fazer',
  warned: 'aviso',
  removed: 'retirada',
  suspension: 'encaminhada para suspensão',
  report: 'denúncia',
  claim: 'reembolso',
  room: 'conversa',
  message: 'mensagem',
  profile: 'perfil',
  review: 'avaliação',
  testimonial: 'depoimento',
  photo: 'foto',
  voice: 'voz',
  chat: 'chat',
  audio: 'voz',
  video: 'vídeo',
  nobody: 'ninguém',
  another: 'outra pessoa',
  self: 'quem fez isto',
  draft: 'rascunho',
  scheduled: 'agendado',
  sending: 'saindo',
  stopped: 'parada',
  discarded: 'apagada',
  all: 'todos os inscritos',
  no_purchase: 'quem não comprou em 90 dias',
  on_sale: 'à venda',
  hidden: 'fora da venda',
}

const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

function wordsOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (field === 'commissionBps') return `${(Number(value) / 100).toLocaleString('pt-BR')}%`
  if (typeof value === 'number') return field.endsWith('Cents') ? formatBRL(BigInt(value)) : String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field === 'switch') return switchLabel(value)
  if (field === 'roles')
    return value
      .split(' ')
      .map((role) => TEAM_ROLE_WORDS[role as TeamRole] ?? role)
      .join(', ')
  if (DAY.test(value)) return formatIsoDay(value)
  return INSTANT.test(value) ? formatDayAndTime(new Date(value)) : (VALUES[value] ?? value)
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of an act in words, those that changed first; amounts in reais, instants in São Paulo's time. */
export function changesOf(before: Fields | null, after: Fields | null): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names.map((name) => ({
    field: FIELDS[name] ?? name,
    before: wordsOf(name, before?.[name]),
    after: wordsOf(name, after?.[name]),
  }))
  const told = changes.filter(({ before, after }) => before !== null || after !== null)
  return told.toSorted((a, b) => Number(a.before === a.after) - Number(b.before === b.after))
}
