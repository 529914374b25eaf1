import type { Specialty } from '../../rules.ts'

export type SpecialtyPage = {
  path: string
  specialties: readonly Specialty[]
  /** The short name in menus and breadcrumbs. */
  name: string
  title: string
  lead: string
  introduction: readonly string[]
  service: string
}

/** The specialties with a list of their own (spec §2), with advice on choosing. */
export const SPECIALTY_PAGES: Record<'tarot' | 'astrologia' | 'mediunidade' | 'terapeutas', SpecialtyPage> = {
  tarot: {
    path: '/consultores/tarot',
    specialties: ['tarot'],
    name: 'Tarot',
    title: 'Tarólogas e tarólogos',
    lead: 'Setenta e oito cartas, uma pergunta honesta e alguém que sabe ler com você.',
    introduction: [
      'Cada pessoa lê de um jeito: há quem trabalhe com o baralho de Marselha e quem prefira o de Pamela Colman Smith, quem use cartas invertidas e quem as deixe de lado. O perfil conta, e perguntar antes faz parte.',
      'Uma boa leitura começa por uma pergunta que não se responde com sim ou não. Se ela ainda estiver confusa, diga isso: afiná-la costuma ser a metade do caminho.',
    ],
    service: '/servicos/tarot',
  },
  astrologia: {
    path: '/consultores/astrologia',
    specialties: ['astrologia'],
    name: 'Astrologia',
    title: 'Astrólogas e astrólogos',
    lead: 'O céu da hora em que você nasceu, lido com calma e sem sentença.',
    introduction: [
      'Para um mapa completo é preciso a data, a hora e a cidade do nascimento; a hora está na certidão de inteiro teor. Sem ela ainda há muito o que ler: os planetas nos signos, os aspectos e o momento de agora.',
      'Diga logo qual é o assunto: relação, trabalho, mudança, um ano que começa. Trinta minutos bem usados valem mais do que uma hora à procura do tema.',
    ],
    service: '/servicos/astrologia',
  },
  mediunidade: {
    path: '/consultores/mediunidade',
    specialties: ['mediunidade'],
    name: 'Mediunidade',
    title: 'Médiuns',
    lead: 'Escuta e consolo, com respeito a quem ficou e a quem partiu.',
    introduction: [
      'Aqui ninguém cobra por ritual, promete trazer pessoa alguma nem fala de ameaças. Quem fizer isso sai da plataforma: conte-nos pela página de contato.',
      'Se o luto é recente, vá devagar e conte também com gente de carne e osso. Em sofrimento intenso, o CVV atende de graça, a qualquer hora, pelo 188.',
    ],
    service: '/servicos/mediunidade',
  },
  terapeutas: {
    path: '/consultores/terapeutas',
    specialties: ['reiki', 'cristaloterapia'],
    name: 'Terapeutas',
    title: 'Terapeutas de reiki e de cristais',
    lead: 'Meia hora de pausa conduzida por quem sabe sustentar o silêncio.',
    introduction: [
      'Reiki e cristais são práticas de cuidado e relaxamento. Não diagnosticam, não curam doença e não substituem consulta, remédio nem terapia: continue com tudo o que o seu médico indicou.',
      'A sessão acontece à distância: combine antes como vai ser, onde você estará e se prefere conversar no começo ou no fim.',
    ],
    service: '/servicos/reiki',
  },
}
