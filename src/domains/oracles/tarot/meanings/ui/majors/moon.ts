import type { Meaning } from '../../rules.ts'

const moon: Meaning = {
  keywords: { upright: ['névoa', 'sonho', 'sensibilidade'], reversed: ['névoa que baixa', 'mal-entendido', 'vigília'] },
  upright:
    'Pouca luz, muita imaginação. O caminho existe, mas as formas enganam: melhor andar devagar e confirmar antes de concluir.',
  reversed:
    'A névoa começa a baixar, e o que parecia bicho era um tronco. Fica o convite de perguntar de dia o que se vinha deduzindo à noite.',
  counsel: 'Separe numa folha o que você sabe do que supõe e confirme uma das suposições com uma pergunta direta.',
  obstacle: 'Uma história montada de madrugada e não conferida de manhã.',
  text: 'Um lagostim sobe da água. Adiante, de cada lado da estrada, um cão e um lobo uivam para o mesmo disco, onde a lua aparece de perfil; entre duas torres, o caminho serpenteia até sumir nos montes. Gotas douradas caem do céu, e cada intérprete lhes dá um nome. É a hora em que roupa no varal parece gente. Sonho, engano e instinto são os temas de costume, sem que alguém precise estar mentindo: basta a luz ser pouca. Quem já leu cinco vezes uma mensagem de duas palavras, à procura do tom, conhece a paisagem. Quem já acordou com a solução pronta também. Do lagostim ao monte há estrada para todos os bichos da cena. Só não convém percorrê-la correndo.',
  question: 'Neste assunto, o que você sabe e o que você imaginou?',
}
