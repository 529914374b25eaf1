import { phrases } from './phrases.rules.ts'

const lists = {
  EVIL:
    'maldicao|maldicoes|maldisao|praga|feitico|feiticos|macumba|mandinga|bruxaria|magia negra|trabalho feito|' +
    'trabalho de magia|trabalho pesado|trabalho de amarracao|demanda|demandas|encosto|vudu|amarracao|amaracao|quebranto pesado',
  ON: 'contra|sobre|em cima de|para|em|na|no|de|do|da|com|nas|nos',
  YOU: 'voce|voces|sua|seu|suas|seus|ti|tua|teu|te|vosso|ela|ele|ambos',
  DONE: 'ha|tem|existe|existem|vejo|sinto|carrega|carregam|foi|fizeram|fez|jogaram|jogou|lancaram|lancou|colocaram|colocou|mandaram|mandou|botaram|puseram|pegou|rogaram',
}

/** A curse or a spell that somebody is said to suffer from, and what is to be done against it. */
export const CURSES = phrases(
  {
    lists,
    unless:
      'acredita|acreditam|acha|acham|achou|disse|disseram|falou|falaram|contou|medo|pergunta|perguntou|acredito|sera|' +
      'mercado|trabalho dele|emprego|historia|filme|livro|serie|carta|arcano|diabo|lenda|conto|romance',
  },
  '{DONE} ~4 ({EVIL}) ~3 ({ON}) ({YOU})',
  '{DONE} ~1 ({ON}) ({YOU}) ~4 ({EVIL})',
  '(voce|sua familia|sua vida|sua casa|seu amor|seu marido|seu relacionamento|seu casamento|seu ex|ele|ela) ~1 (esta|foi|estao|anda|ficou) ~1 (amaldicoad[oa]|enfeiticad[oa]|embruxad[oa]|macumbad[oa]|possuid[oa]|com (um |uma |o |a )?({EVIL}))',
  '(remover|removo|tirar|tiro|quebrar|quebro|desfazer|desfaco|cortar|corto|retirar|retiro|anular|desmanchar|desmancho|limpar|eliminar|vencer) ~2 ({EVIL})',
  'so eu (posso|consigo|sei|tenho) ~3 (salvar|livrar|tirar|quebrar|desfazer|resolver|curar|ajudar|proteger|libertar|remover)',
  '(amarracao|trabalho|feitico|ritual|magia) contra ~1 (voce|ele|ela|seu|sua|ti)',
  '(espirito|espiritos|obsessor|obsessores|entidade|entidades|demonio|demonios|exu|egum|eguns) ~4 (perseguindo|atras de|grudado em|grudados em|agarrado em|sugando|encostado em|atormentando) ~1 ({YOU})',
  '({YOU}|voce) ~3 (marcad[oa]|condenad[oa]) (pelo|por|a) (mal|destino|demonio|espiritos|inveja|azar|sofrer|solidao)',
  '(maldicao|praga) (de familia|familiar|hereditaria|de geracoes|antiga)',
)
