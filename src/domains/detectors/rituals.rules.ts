import { phrases } from './phrases.rules.ts'

const lists = {
  RITE:
    'trabalho|trabalhos|trabalhinho|ritual|rituais|amarracao|amaracao|limpeza|descarrego|feitico|simpatia|magia|oferenda|oferendas|ebo|' +
    'despacho|banho|banhos|defumacao|vela|velas|adocamento|desmanche|desamarre|novena|pacto|firmeza|ervas|axe|' +
    'quebra de demanda|corte|reza|material|materiais',
  SUM:
    'rs [\\d.,]+|\\d[\\d.,]* (?:reais|real|conto|contos|pila|pilas|paus|mil|mangos)|' +
    '(?:dez|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|duzentos|trezentos|quatrocentos|quinhentos|' +
    'seiscentos|setecentos|oitocentos|novecentos|mil|dois mil|tres mil)(?: e [a-z]{3,10})? (?:reais|conto|contos|pila)',
  PRICE: 'custa|custam|sai por|sai a|fica em|fica por|cobro|vale|sairia|ficaria em',
}

/** A ritual, or what it is made of, against money. */
export const RITUALS = phrases(
  {
    lists,
    unless:
      '(?:seu|teu|novo) trabalho (?:paga|rende)|salario|emprego|vaga|proposta|empresa|patrao|chefe|dele|dela|deles|carteira|contrato|clt|freela|loja|faculdade|' +
      'curso|aluguel|minuto|faxina|diarista|estetica|cabelo|pele|dentista|mercado|ganha|ganhava|ganhar',
  },
  '({RITE}) ~6 ({SUM})',
  '({SUM}) ~5 ({RITE})',
  '({PRICE}) ~3 ({RITE})',
  '({RITE}) (espiritual )?(completo |completa )?({PRICE}) ~1 (o|a|um|uma|[\\d.,]+|({SUM}))',
  '(manda|mande|mandar|envia|envie|enviar|deposita|deposite|transfere|preciso|paga|pague|pagar|investe|investir|investimento|valor|dinheiro|quantia|taxa) ~3 (dinheiro|valor|quantia|para|de|do|da|dos|das|no|na) ~2 ({RITE})',
)
