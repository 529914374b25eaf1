import type { Meaning } from '../../rules.ts'

const empress: Meaning = {
  keywords: { upright: ['fartura', 'cuidado', 'criação'], reversed: ['zelo demais', 'esgotamento', 'falta de pousio'] },
  upright:
    'Algo cresce porque foi alimentado. Prazer, corpo, casa e criação pedem espaço na agenda, sem pressa de colheita.',
  reversed:
    'Cuidado que só vai para fora deixa a própria cozinha vazia, e o que transborda pode sufocar quem recebe. A terra também tem o seu tempo sem plantio.',
  counsel:
    'Reserve uma hora para alimentar algo que cresce devagar: uma planta, um texto, uma amizade, o próprio corpo.',
  obstacle: 'Entregar tudo pronto e, com isso, tirar dos outros a vez de aprender.',
  text: 'Trigo maduro na frente, mata atrás, um rio descendo pela direita: a Imperatriz não tem palácio, tem terreno. Coroada de estrelas, segura o cetro com a leveza de quem segura um ramo. No vestido há romãs, fruta que é quase toda semente, e perto dela, no trigo, um escudo em forma de coração com o sinal de Vênus, planeta que os ocultistas ingleses lhe deram no fim do século XIX. A leitura de costume é a do que nasce e do que nutre, seja gente ou projeto. Encontra-se a carta na panela de feijão feita a mais para a vizinha, na muda que pegou depois de três tentativas. Rigor não lhe falta, mas é o da estação: planta na época e espera chover.',
  question: 'O que, na sua semana, está com fome de tempo e de cuidado?',
}
