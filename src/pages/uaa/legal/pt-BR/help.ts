import type { Help } from '../sections';

const help: Help = {
  intro: 'Respostas por tarefa, com links para as páginas onde fazer cada uma.',
  sections: {
    signIn: {
      title: 'Entrar',
      text: [],
      questions: {
        waysIn: {
          question: 'Como posso entrar?',
          answer:
            'Com o nome da conta, o celular ou o número do documento e uma senha, com um código por SMS, um QR Code, uma conta vinculada ou um certificado digital.',
        },
        noAccount: {
          question: 'Ainda não tenho conta',
          answer:
            'Crie uma como pessoa física ou jurídica. Leva poucos minutos e exige um número de celular.',
        },
      },
    },
    codes: {
      title: 'Códigos que não chegam',
      text: [],
      questions: {
        noCode: {
          question: 'Não recebi o código',
          answer:
            'Confira o número ou o endereço, as mensagens bloqueadas e a caixa de spam, e aguarde um ou dois minutos. Depois, peça outro código; só o mais recente vale.',
        },
        oldNumber: {
          question: 'Não tenho mais o número de celular',
          answer: 'Se você ainda consegue entrar, altere o número. Caso contrário, apresente um recurso.',
        },
      },
    },
    password: {
      title: 'Senhas',
      text: [],
      questions: {
        forgotten: {
          question: 'Esqueci minha senha',
          answer: 'Encontre sua conta, confirme que ela é sua e escolha uma nova senha.',
        },
        lost: {
          question: 'Perdi o celular, o app ou tudo o que abre minha conta',
          answer:
            'Escolha o que você ainda tem, e o portal mostra o caminho mais rápido de volta. Sem o app autenticador e os códigos de recuperação, você espera alguns dias, e todos os celulares e e-mails da conta são avisados.',
        },
        newPassword: {
          question: 'Quero outra senha',
          answer: 'Entre e altere a senha. Isso encerra as sessões nos seus outros dispositivos.',
        },
      },
    },
    frozen: {
      title: 'Contas travadas ou bloqueadas',
      text: [],
      questions: {
        locked: {
          question: 'Ao entrar, aparece que tentei demais',
          answer: 'Espere o tempo indicado na mensagem e tente de novo. Se não lembra da senha, redefina-a.',
        },
        frozen: {
          question: 'Minha conta está bloqueada',
          answer:
            'Entre, e o portal mostra como desbloqueá-la com um código enviado ao celular dela. Se você não tem mais esse número, apresente um recurso.',
        },
      },
    },
    verification: {
      title: 'Verificação de identidade',
      text: [],
      questions: {
        verify: {
          question: 'Como verifico minha identidade?',
          answer:
            'Escolha um dos canais, como o cartão bancário ou o cartão da previdência social. Cada um informa antes do que você precisa.',
        },
        refused: {
          question: 'Meus dados estão certos, mas a verificação falha',
          answer:
            'Preencha tudo como está no documento ou escolha outro canal. Se não adiantar, apresente um recurso.',
        },
      },
    },
    companies: {
      title: 'Organizações',
      text: [],
      questions: {
        actFor: {
          question: 'Como atuo em nome de uma organização?',
          answer:
            'Em “Organizações”, adicione-a ou aceite o convite dela. Depois, abra o espaço da organização e escolha “Agir em nome dela”.',
        },
        handlers: {
          question: 'Como deixo alguém atuar pela minha organização?',
          answer:
            'Abra o espaço da organização, convide a pessoa como representante da conta e autorize o que ela pode fazer e até quando.',
        },
      },
    },
    data: {
      title: 'Dados e privacidade',
      text: [],
      questions: {
        applications: {
          question: 'O que os aplicativos veem?',
          answer:
            'A lista de aplicativos mostra o que você permitiu a cada um. Você pode retirar o acesso a qualquer momento.',
        },
        copy: {
          question: 'Como obtenho uma cópia dos meus dados?',
          answer: 'Baixe-a na página de segurança da conta.',
        },
        request: {
          question: 'Tenho um pedido de privacidade',
          answer: 'Você mesmo pode ver, corrigir e baixar seus dados. Para o resto, fale conosco.',
        },
      },
    },
    closing: {
      title: 'Encerrar sua conta',
      text: [],
      questions: {
        close: {
          question: 'Como encerro minha conta?',
          answer:
            'Use a página de segurança da conta. Durante 15 dias, entrar desfaz o pedido; depois disso, não há volta.',
        },
      },
    },
    accessibility: {
      title: 'Acessibilidade',
      text: [],
      questions: {
        display: {
          question: 'O texto é pequeno ou a página é clara demais',
          answer: '“Texto grande” e o tema escuro ficam no topo de todas as páginas.',
        },
        barrier: {
          question: 'Algo me impede de usar uma página',
          answer:
            'Diga qual era a página, o que você queria fazer e qual navegador ou tecnologia assistiva você usa.',
        },
      },
    },
    contact: {
      title: 'Contato',
      text: [],
      questions: {
        other: {
          question: 'Minha pergunta não está aqui',
          answer:
            'Você pode apresentar um recurso com o motivo “Outro motivo”. Não é preciso entrar; o formulário pede o número do documento e um arquivo.',
        },
      },
    },
  },
};

export default help;
