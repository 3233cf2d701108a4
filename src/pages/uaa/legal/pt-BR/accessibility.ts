import type reference from '../zh-CN/accessibility';

const accessibility: typeof reference = {
  intro:
    'Este portal é para todas as pessoas. Aqui você lê o que buscamos, o que ajuda você e o que ainda não é perfeito.',
  sections: {
    standard: {
      title: 'O que buscamos',
      text: [
        'Todas as páginas, em cada idioma do portal, buscam atender às Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, no nível AA.',
        'Testes automáticos examinam todas as páginas. Eles não encontram todas as barreiras, e esta declaração se baseia em nossas próprias verificações, não em uma avaliação independente.',
      ],
    },
    using: {
      title: 'Como usar o portal',
      text: ['Nada disto precisa ser ativado:'],
      points: [
        'Tudo funciona só com o teclado, e você vê onde está. Nas páginas com menu principal, o primeiro link pula o menu.',
        'Leitores de tela leem títulos, campos e mensagens, e dizem o que está errado em um campo.',
        'Se não conseguir ver o código da imagem, você pode responder a uma pergunta em palavras.',
        'Você pode colar senhas e códigos ou deixar que um gerenciador de senhas os preencha.',
        'Antes que a sessão termine por inatividade, avisamos você, e é possível continuar conectado.',
      ],
    },
    display: {
      title: 'A aparência das páginas',
      text: ['Você pode mudar o que segue, e quase tudo fica guardado no seu dispositivo:'],
      points: [
        'Texto grande, com botões maiores: no alto de todas as páginas.',
        'Páginas claras ou escuras.',
        'Modo daltônico: em Aparência, depois de entrar. Nada é dito apenas pela cor.',
        'Menos movimento, se o seu sistema pedir.',
        'Ampliação de até 400%, sem rolar para os lados.',
        'Quatro idiomas: chinês simplificado, chinês tradicional, inglês e português do Brasil.',
      ],
    },
    limits: {
      title: 'O que ainda não é perfeito',
      text: ['Conhecemos estes limites:'],
      points: [
        'Os provedores com que você entra e os aplicativos a que você vai têm páginas próprias. Não podemos dizer se elas são acessíveis. Você sempre pode entrar aqui sem um provedor.',
        'Um QR Code precisa ser lido com um segundo dispositivo. Em vez disso, você pode usar uma senha ou um SMS.',
        'Para se cadastrar ou apresentar um recurso, é preciso um celular que receba SMS.',
        'Os códigos expiram em 5 minutos. Se for pouco tempo, peça outro.',
      ],
    },
    contact: {
      title: 'Fale conosco ou peça ajuda',
      text: [
        'Se algo impede você de usar o portal, conte para nós: a página de ajuda, no link abaixo, diz como falar conosco. Não é preciso entrar.',
        'Diga qual era a página, o que você queria fazer e qual navegador ou tecnologia assistiva você usa.',
      ],
    },
  },
};

export default accessibility;
