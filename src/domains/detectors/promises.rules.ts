import { phrases } from './phrases.rules.ts'

const lists = {
  LOVE: 'amor|pessoa amada|marido|ex|namorado|namorada|esposa|ele|ela|homem amado|mulher amada|amado|amada|companheiro',
  SURE: 'garanto|prometo|asseguro|juro|garantimos|dou garantia|tenho certeza absoluta',
  RESULT:
    'volta|voltar|voltara|volte|retorna|retornar|retorno|resultado|resultados|reconquista|reconquistar|amarracao|trago|' +
    'traz|trazer|resolvo|resolve|resolver|resolvido|resolvida|procura|procurar|rastejando|liga|ligar|efeito|aparece|' +
    'aparecer|pede perdao|pedir perdao|reatar|reata|casamento|emprego novo|sucesso|consegue|conseguir|mensagem dele',
  TERM: '(?:em|em ate|dentro de|no maximo|no maximo em|em menos de|menos de|ate|com|antes de)',
  NUM: '\\d{1,3}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|vinte e uma|vinte e um|trinta|poucos|poucas',
  UNIT: 'dia|dias|hora|horas|hrs|h|semana|semanas|minutos|mes|meses',
  SPELL: 'amarracao|amaracao|trabalho|ritual|simpatia|feitico|reza|oracao|magia|adocamento',
}
const TERM = '{TERM} ({NUM}) ({UNIT})'

/** A result that is promised: sure, to the hundredth, by a day. */
export const PROMISES = phrases(
  {
    lists,
    unless:
      'prometeu|prometem|promete|garantiu|garantem|garante|exame|exames|concurso|prova|ferias|viagem|lua|mercurio|venus|' +
      'marte|saturno|jupiter|sol|planeta|retrogrado|reembolso|plataforma|site|saque|medico|medica|advogado|banco|' +
      'processo|receita|agenda|atender|atendimento|aula|escola|trabalha|alguem|voltei|volto|loja|entrega|correio',
  },
  `({SURE}) ~7 (volta|voltar|volte|voltara|retorno|retorna|resultado|resultados|acerto|acertos|reconquista|cura|emprego|sucesso|amor|casamento|vitoria|engravida|engravidar|dinheiro)`,
  '({SURE}) (para voce )?que ~2 (vai|vao|volta|vem|liga|te ama|da certo|funciona|resolve|consegue|passa|acontece)',
  `({RESULT}) ~6 ${TERM}`,
  `${TERM} ~6 ({RESULT})`,
  '(trago|traz|trazemos|trarei|vou trazer|faco) ~4 ({LOVE}) ~3 (de volta|volta|voltar|para voce|aos seus pes|rastejando|correndo)',
  '(acerto|acertos|garantia|certeza|certo|resultado|resultados|eficacia|assertividade|sucesso|precisao|infalivel) ~2 100%',
  '100% ~1 (acerto|acertos|garantid[oa]s?|certeza|eficaz|eficiente|certeir[oa]|infalivel|resultado|sucesso|assertiv[oa]|precis[oa]|certo)',
  '(resultado|resultados|sucesso|retorno|volta|efeito|cura|amarracao|trabalho|reconquista|vitoria|amor) ~1 (garantid[oa]s?|infalivel|infaliveis|imediat[oa]s?|certeir[oa]s?|definitiv[oa]s?)',
  '({SPELL}) ~3 (infalivel|garantid[oa]|que (nunca falha|sempre funciona|funciona mesmo|traz))',
  '(acerto|acertei) (em )?(tudo|sempre|todas)',
  '(curo|curar|cura|curei) ~3 (cancer|depressao|diabetes|aids|alcoolismo|vicio|vicios|infertilidade|tumor|esquizofrenia)',
  '({LOVE}|seu amor|seu ex|seu marido) ~1 (vai|vem|volta) ~4 (com certeza|com toda certeza|sem falta|garantido|de joelhos|rastejando|implorando|aos seus pes)',
  '(vai|vao) ~2 (engravidar|ganhar na loteria|passar no concurso|ser promovid[oa]|casar|voltar) ~2 (com certeza|garantido|sem falta)',
)

export const NEVER_WRONG = phrases(
  { lists: {}, deniesWithin: true },
  '(eu|comigo|minha|meu|previsao|previsoes) ~3 (nunca|jamais) (erro|errei|erra|erram|falho|falhei|falhou|falha|falham)',
  '(nunca|jamais) (erro|errei|falho|falhei)',
  '({SPELL}) que (nunca|jamais) (falha|falhou)'.replace('{SPELL}', lists.SPELL),
)
