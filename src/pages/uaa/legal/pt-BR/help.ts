import type reference from '../zh-CN/help';

const help: typeof reference = {
  intro: 'Respostas por tarefa, com links para as páginas onde fazer cada uma.',
  sections: {
    signIn: {
      title: 'Entrar',
      questions: {
        waysIn: [
          'Como posso entrar?',
          'Com o nome da conta, o celular ou o número do documento e uma senha, com um código por SMS, um QR Code, uma conta vinculada ou um certificado digital.',
        ],
        noAccount: [
          'Ainda não tenho conta',
          'Crie uma como pessoa física ou jurídica. Leva poucos minutos e exige um número de celular.',
        ],
      },
    },
    codes: {
      title: 'Códigos que não chegam',
      questions: {
        noCode: [
          'Não recebi o código',
          'Confira o número ou o endereço, as mensagens bloqueadas e a caixa de spam, e aguarde um ou dois minutos. Depois, peça outro código; só o mais recente vale.',
        ],
        oldNumber: [
          'Não tenho mais o número de celular',
          'Se você ainda consegue entrar, altere o número. Caso contrário, apresente um recurso.',
        ],
      },
    },
    password: {
      title: 'Senhas',
      questions: {
        forgotten: [
          'Esqueci minha senha',
          'Encontre sua conta, confirme que ela é sua e escolha uma nova senha.',
        ],
        lost: [
          'Perdi o celular, o app ou tudo o que abre minha conta',
          'Escolha o que você ainda tem, e o portal mostra o caminho mais rápido de volta. Sem o app autenticador e os códigos de recuperação, você espera alguns dias, e todos os celulares e e-mails da conta são avisados.',
        ],
        newPassword: [
          'Quero outra senha',
          'Entre e altere a senha. Isso encerra as sessões nos seus outros dispositivos.',
        ],
      },
    },
    frozen: {
      title: 'Contas travadas ou bloqueadas',
      questions: {
        locked: [
          'Ao entrar, aparece que tentei demais',
          'Espere o tempo indicado na mensagem e tente de novo. Se não lembra da senha, redefina-a.',
        ],
        frozen: [
          'Minha conta está bloqueada',
          'Entre, e o portal mostra como desbloqueá-la com um código enviado ao celular dela. Se você não tem mais esse número, apresente um recurso.',
        ],
      },
    },
    verification: {
      title: 'Verificação de identidade',
      questions: {
        verify: [
          'Como verifico minha identidade?',
          'Escolha um dos canais, como o cartão bancário ou o cartão da previdência social. Cada um informa antes do que você precisa.',
        ],
        refused: [
          'Meus dados estão certos, mas a verificação falha',
          'Preencha tudo como está no documento ou escolha outro canal. Se não adiantar, apresente um recurso.',
        ],
      },
    },
    companies: {
      title: 'Organizações',
      questions: {
        actFor: [
          'Como atuo em nome de uma organização?',
          'Em “Organizações”, adicione-a ou aceite o convite dela. Depois, abra o espaço da organização e escolha “Agir em nome dela”.',
        ],
        handlers: [
          'Como deixo alguém atuar pela minha organização?',
          'Abra o espaço da organização, convide a pessoa como representante da conta e autorize o que ela pode fazer e até quando.',
        ],
      },
    },
    data: {
      title: 'Dados e privacidade',
      questions: {
        applications: [
          'O que os aplicativos veem?',
          'A lista de aplicativos mostra o que você permitiu a cada um. Você pode retirar o acesso a qualquer momento.',
        ],
        copy: ['Como obtenho uma cópia dos meus dados?', 'Baixe-a na página de segurança da conta.'],
        request: [
          'Tenho um pedido de privacidade',
          'Você mesmo pode ver, corrigir e baixar seus dados. Para o resto, fale conosco.',
        ],
      },
    },
    closing: {
      title: 'Encerrar sua conta',
      questions: {
        close: [
          'Como encerro minha conta?',
          'Use a página de segurança da conta. Durante 15 dias, entrar desfaz o pedido; depois disso, não há volta.',
        ],
      },
    },
    accessibility: {
      title: 'Acessibilidade',
      questions: {
        display: [
          'O texto é pequeno ou a página é clara demais',
          '“Texto grande” e o tema escuro ficam no topo de todas as páginas.',
        ],
        barrier: [
          'Algo me impede de usar uma página',
          'Diga qual era a página, o que você queria fazer e qual navegador ou tecnologia assistiva você usa.',
        ],
      },
    },
    contact: {
      title: 'Contato',
      questions: {
        other: [
          'Minha pergunta não está aqui',
          'Você pode apresentar um recurso com o motivo “Outro motivo”. Não é preciso entrar; o formulário pede o número do documento e um arquivo.',
        ],
      },
    },
  },
};

export default help;
