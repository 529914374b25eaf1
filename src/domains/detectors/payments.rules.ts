import { phrases } from './phrases.rules.ts'

const lists = {
  PAY:
    'faz|faca|fazer|fizer|manda|mande|mandar|envia|envie|enviar|passa|passe|passar|paga|pague|pagar|pagamento|transfere|transfira|' +
    'transferir|deposita|deposite|depositar|joga|jogue|acerta|acertar|combina|combinar|recebo|aceito|cobro',
  OUT: 'por fora|fora (?:daqui|da plataforma|do site|do app|do aplicativo|do sensitivos|da sala|deste site)',
  PURSE:
    'pix|piks|picpay|pic pay|conta bancaria|conta corrente|conta poupanca|conta do banco|nubank|paypal|mercado pago|' +
    'pagbank|carteira digital|bitcoin|cripto|western union',
  MEET: 'atendo|atender|atendimento|continuar|continuamos|continua|consulta|consultas|conversar|conversamos|falar|falamos|combinar|marcar|encontrar|faco|fazemos|sessao|cobro|cobrar|ler|jogo',
  CHEAP: 'barato|barata|desconto|preco|valor|metade|rs [\\d.,]+|[\\d.,]+ reais|menos|compensa|melhor|de graca',
}
/** The house takes Pix, too. */
const HOUSE =
  'plataforma|site|sensitivos|tela|credito|creditos|recarga|recarregar|saldo|app|aqui mesmo|carteira do site|reembolso'

/** Money that would go round the house, to the one who writes. */
export const PAYMENTS = phrases(
  { lists, unless: HOUSE },
  '(meu|minha|no meu|na minha|nosso) ~1 ({PURSE})',
  'chave ~2 (pix|piks)',
  '(pix|piks) (e|eh) (o |a )?(cpf|celular|telefone|email|chave|meu|minha|mesmo)',
  '({PAY}) ~3 (pix|piks|picpay|ted|doc|boleto|bitcoin)',
  '(pix|piks|picpay|deposito|transferencia|ted) ~2 (para mim|direto|comigo|na minha|no meu|em meu|na conta)',
  '({PAY}) ~5 (direto comigo|direto para mim|diretamente comigo|diretamente para mim|na minha conta|em dinheiro vivo|em especie|na minha mao)',
  '(te|lhe|ja) (mando|envio|passo|dou) ~3 (link de pagamento|boleto|chave|dados bancarios|minha conta|conta|pix)',
  'agencia [\\d.]+ ~3 conta',
  '(anota|anote|copia|copie) ~2 (chave|conta bancaria|dados da conta|pix)',
)

/** The conversation itself somewhere else, for less or at all. */
export const OUTSIDE = phrases(
  { lists, unless: 'parece|aparenta|corpo|pele|casa' },
  '({PAY}) ~4 ({OUT})',
  '({OUT}) ~7 ({CHEAP}|{MEET}|{PAY})',
  '({MEET}|{CHEAP}) ~5 ({OUT})',
)

export const WITHOUT_COMMISSION = phrases(
  { lists: {}, deniesWithin: true },
  '(sem|evita|evitar|fugir|escapar) ~2 (taxa|comissao|comissoes) ~2 (do site|da plataforma|do sensitivos|daqui)',
)
