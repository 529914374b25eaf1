import { phrases } from './phrases.rules.ts'

const lists = {
  YOURS: '(?:a |o |as |os )?(?:sua|seu|suas|seus|tua|teu)',
  KIN: 'filho|filha|filhos|mae|pai|marido|esposa|familia|irmao|irma|casa|neto|neta|bebe|namorado|namorada',
  DEED:
    'fizer|faz|fazer|pagar|paga|comprar|continuar|continua|aceitar|aceita|fechar|agir|mandar|confirmar|depositar|' +
    'transferir|obedecer|limpar|desfizer|desfazer|quebrar|tirar|cortar|acreditar|seguir|completar|terminar|voltar|' +
    'cuidar|renovar|acender|ajudar|pedir|realizar|fazermos|fizermos|resolver|remover|afastar',
  STOP: 'parar|desistir|sair|encerrar|desligar|bloquear|ignorar|recusar|interromper|abandonar|contar|trair',
  HARM:
    '(?:algo|alguma coisa|uma coisa|coisa|coisas|algo de|o) (?:muito |bem )?(?:terrivel|terriveis|ruim|ruins|grave|' +
    'graves|horrivel|horriveis|pior|piores|feia|mau)|desgracas?|tragedia|a morte|vai morrer|vao morrer|vao adoecer|' +
    'vai adoecer|um acidente|acidentes|doenca (?:vai|vem|grave)|perder tudo|perde tudo|' +
    '(?:perder|perde) (?:a |o )?(?:sua|seu|teu|tua) (?:{KIN}|emprego|vida|saude)|um castigo|castigad[ao]|se arrepender|' +
    'pagar caro|sofrer as consequencias|as consequencias|cair sobre|enlouquecer|vai sofrer muito|' +
    '(?:sua |a sua )?vida (?:vai )?(?:ser |sera |esta |ficar )?(?:destruida|arruinada|acabar|amaldicoada|um inferno)|' +
    'azar para sempre|caminhos fechados|(?:os |seus )?caminhos (?:vao |ficam |vao ficar )?fechados|luto|caixao',
}

/** Harm that comes unless something is done, somebody's death foretold, and harm that the writer would do. */
export const THREATS = phrases(
  {
    lists,
    deniesWithin: true,
    unless: 'carta|arcano|arcanos|simboliza|significa|representa|rir|saudade|saudades|vontade|metafora|baralho',
  },
  '(se|enquanto|caso) (voce )?nao ~3 {DEED} ~12 {HARM}',
  'se (voce )?{STOP} ~10 {HARM}',
  '{HARM} ~8 (se|a menos que|enquanto|caso) (voce )?nao ~3 {DEED}',
  '{HARM} ~6 se (voce )?{STOP}',
  '(a menos que|caso) (voce )?(nao )?{DEED} ~8 {HARM}',
  '(senao|se nao|caso contrario|do contrario|ou entao) ~4 {HARM}',
  '(voce|{YOURS} (?:{KIN})) (vai|vao|ira) (logo |em breve )?(morrer|falecer)',
  'vejo (a |um |uma |muito |muita )?(morte|caixao|sangue|enterro|velorio) (de|da|do|na|no|em|para) (voce|{YOURS} (?:{KIN}))',
  'vejo um acidente ~3 (com voce|{YOURS} (?:{KIN}))',
  '(morte|tragedia|desgraca) ~1 (rondando|cercando|perto de|chegando para|esperando) ~1 (voce|{YOURS} (?:{KIN}))',
  '(vou|posso|irei|consigo) (te )?(amaldicoar|jogar uma praga|lancar uma maldicao|rogar praga|fechar seus caminhos|fechar os seus caminhos|destruir (a )?(sua|tua) vida|acabar com voce|acabar com a sua vida)',
  '(vou|posso|irei) ~2 (trabalho|macumba|feitico|amarracao|maldicao|praga) ~2 contra (voce|a sua|sua)',
  'vou (contar|mostrar|mandar|expor|espalhar|revelar) ~6 (para|a|ao) (o |a )?(seu|sua) (marido|esposa|mulher|familia|chefe|patrao|mae|pai|namorado|namorada)',
  'vou (expor|vazar|publicar|espalhar|divulgar) ~2 (voce|suas|seus|sua|seu|tudo que voce|o que voce)',
  'voce ~1 (vai|ira) (se arrepender ~1 (amargamente|muito|para sempre)|pagar (muito )?caro)',
)
