type Term = { label: string; hint: string; pattern: RegExp; asksFor: string }

/**
 * What an accountant decides about every note, by the field of the layout that says it (docs/fiscal.md). Empty: not
 * decided.
 */
export const TERMS = {
  serie: { label: 'Série da DPS', hint: 'Até 5 algarismos.', pattern: /^\d{1,5}$/, asksFor: 'até 5 algarismos' },
  cLocEmi: {
    label: 'Município de quem emite',
    hint: 'Código do IBGE.',
    pattern: /^\d{7}$/,
    asksFor: '7 algarismos',
  },
  IM: {
    label: 'Inscrição municipal',
    hint: 'A da casa.',
    pattern: /^[0-9A-Za-z]{1,15}$/,
    asksFor: 'até 15 letras e algarismos',
  },
  opSimpNac: {
    label: 'Simples Nacional',
    hint: '1 não optante, 2 MEI, 3 ME ou EPP.',
    pattern: /^[123]$/,
    asksFor: '1, 2 ou 3',
  },
  regEspTrib: {
    label: 'Regime especial do município',
    hint: '0 nenhum, 1 a 6 pela tabela do leiaute.',
    pattern: /^[0-6]$/,
    asksFor: 'de 0 a 6',
  },
  cTribNac: {
    label: 'Código de tributação nacional',
    hint: 'Item, subitem e desdobro da LC 116/2003.',
    pattern: /^\d{6}$/,
    asksFor: '6 algarismos',
  },
  cNBS: { label: 'Código da NBS', hint: 'Sem pontos.', pattern: /^\d{9}$/, asksFor: '9 algarismos' },
  tribISSQN: {
    label: 'Tributação do ISS',
    hint: '1 tributável, 2 imunidade, 3 exportação, 4 não incidência.',
    pattern: /^[1-4]$/,
    asksFor: 'de 1 a 4',
  },
  tpRetISSQN: {
    label: 'Quem recolhe o ISS',
    hint: '1 não retido, 2 retido pelo tomador, 3 pelo intermediário.',
    pattern: /^[123]$/,
    asksFor: '1, 2 ou 3',
  },
  pAliq: {
    label: 'Alíquota do ISS (%)',
    hint: 'Só onde o município não a tem no sistema nacional.',
    pattern: /^\d{1,2}\.\d{2}$/,
    asksFor: 'algo como 2.90',
  },
  indFinal: {
    label: 'Uso ou consumo pessoal',
    hint: '0 não, 1 sim.',
    pattern: /^[01]$/,
    asksFor: '0 ou 1',
  },
  cIndOp: {
    label: 'Indicador da operação (IBS/CBS)',
    hint: 'Anexo VII das notas técnicas.',
    pattern: /^\d{6}$/,
    asksFor: '6 algarismos',
  },
  CST: { label: 'Situação tributária (IBS/CBS)', hint: 'CST.', pattern: /^\d{3}$/, asksFor: '3 algarismos' },
  cClassTrib: {
    label: 'Classificação tributária (IBS/CBS)',
    hint: 'cClassTrib, que começa pelo CST.',
    pattern: /^\d{6}$/,
    asksFor: '6 algarismos',
  },
} as const satisfies Record<string, Term>

export type TermName = keyof typeof TERMS
export type Terms = Partial<Record<TermName, string>>
export const TERM_NAMES = Object.keys(TERMS) as TermName[]

/** What is wrong with terms, by name; what is empty is not decided, and so not wrong. */
export const faultsOfTerms = (terms: Terms): Terms =>
  Object.fromEntries(
    TERM_NAMES.flatMap((name) => {
      const value = terms[name]
      return !value || TERMS[name].pattern.test(value) ? [] : [[name, `${TERMS[name].label}: ${TERMS[name].asksFor}.`]]
    }),
  )

/** What nobody decided yet; the rate of the ISS may stay open. */
export const missingTerms = (terms: Terms): TermName[] => TERM_NAMES.filter((name) => !terms[name] && name !== 'pAliq')
