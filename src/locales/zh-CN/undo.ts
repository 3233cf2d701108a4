export default {
  'undo.IDENTITY.title': '这次身份核验是您本人操作的吗？',
  'undo.IDENTITY.text': '账号 {account} 于 {at} 核验为 {name}。',
  'undo.IDENTITY.effect':
    '如果不是您本人操作，请撤销。账号将恢复到核验之前的状态，之后获得的单位身份和授权会结束，所有设备都会退出登录。',
  'undo.IDENTITY.submit': '撤销核验',
  'undo.LINK.title': '这个账号是您本人的吗？',
  'undo.LINK.text': '账号 {name} 于 {at} 与您的账号 {account} 关联，因为两者核验为同一个人。',
  'undo.LINK.effect':
    '如果不是您本人的账号，请撤销。关联会解除，对方账号由此获得的身份会撤销，并在所有设备上退出登录。',
  'undo.LINK.submit': '解除关联',
  'undo.CONTACT.title': '手机号或电子邮箱是您本人修改的吗？',
  'undo.CONTACT.text': '账号 {account} 的联系方式于 {at} 修改，现为 {name}。',
  'undo.CONTACT.effect':
    '如果不是您本人操作，请撤销。账号将恢复原手机号和电子邮箱，此后添加的登录方式、密保问题和授权将被移除，此后的身份核验和注销申请将被撤销，所有设备都会退出登录。',
  'undo.CONTACT.submit': '撤销修改',
  'undo.CONTACT.done':
    '原联系方式已恢复，所有设备都已退出登录。请立即设置新密码，因为可能有其他人知道现在的密码。',
  'undo.AUTHENTICATOR.title': '身份验证器是您本人添加的吗？',
  'undo.AUTHENTICATOR.text': '账号 {account} 于 {at} 添加了身份验证器，登录时需要其验证码。',
  'undo.AUTHENTICATOR.effect':
    '如果不是您本人操作，请撤销。该身份验证器将被移除，此后修改的手机号和电子邮箱将恢复，此后添加的登录方式、密保问题和授权将被移除，所有设备都会退出登录。',
  'undo.AUTHENTICATOR.submit': '移除身份验证器',
  'undo.AUTHENTICATOR.done':
    '身份验证器及此后的变更已撤销，所有设备都已退出登录。请立即设置新密码，因为可能有其他人知道当前密码。',
  'undo.PASSKEY.title': '通行密钥是您本人添加的吗？',
  'undo.PASSKEY.text': '账号 {account} 于 {at} 添加了通行密钥，之后可用它登录。',
  'undo.PASSKEY.effect':
    '如果不是您本人操作，请撤销。该通行密钥将被移除，此后修改的手机号和电子邮箱将恢复，此后添加的登录方式、密保问题和授权将被移除，所有设备都会退出登录。',
  'undo.PASSKEY.submit': '移除通行密钥',
  'undo.PASSKEY.done':
    '通行密钥及此后的变更已撤销，所有设备都已退出登录。请立即设置新密码，因为可能有其他人知道当前密码。',
  'undo.SIGN_IN.title': '是您本人登录的吗？',
  'undo.SIGN_IN.text': '账号 {account} 于 {at} 在新的浏览器上登录：{name}。',
  'undo.SIGN_IN.effect':
    '如非本人操作，请告诉我们。此后的变更会被撤销，所有设备会退出登录，密码以及该次登录使用的通行密钥、数字证书或第三方账号会失效。',
  'undo.SIGN_IN.submit': '不是我',
  'undo.SIGN_IN.done': '所有设备都已退出登录，该次登录之后的变更已撤销。原密码已失效，请立即设置新密码。',
  'undo.PANIC.title': '是您锁定了账号吗？',
  'undo.PANIC.text': '账号 {account} 于 {at} 被锁定，因为有人报告他人正在使用该账号。',
  'undo.PANIC.effect':
    '如果是误操作或他人所为，请撤销。您可以立即重新登录，账号会恢复原有的联系方式、通行密钥和身份验证器。密码仍然无效。',
  'undo.PANIC.submit': '撤销锁定',
  'undo.PANIC.done': '锁定已结束。原密码仍然无效，请立即设置新密码。',
  'undo.LOST_ACCESS.title': '是您找回账号的吗？',
  'undo.LOST_ACCESS.text':
    '账号 {account} 于 {at} 设置了新密码。如有身份验证器，已移除；手机号也可能已更换。',
  'undo.LOST_ACCESS.effect':
    '如非本人操作，请撤销。被移除或更换的内容将恢复，此后的变更将撤销，所有设备都会退出登录，新密码将失效。',
  'undo.LOST_ACCESS.submit': '撤销找回',
  'undo.LOST_ACCESS.done':
    '被移除或更换的内容已恢复，所有设备都已退出登录。请立即设置新密码，刚才设置的密码不能再用。',
  'undo.until': '{until} 之前可以撤销。',
  'undo.keep': '如果是您本人操作，请关闭本页，无需任何操作。',
  'undo.keep.PANIC': '如果是您本人操作，无需在此操作。请设置新密码，锁定结束后登录。',
  'undo.submitting': '正在撤销',
  'undo.unreachable': '未能撤销。',
  'undo.failed': '无法加载链接的内容',
  'undo.done': '已撤销',
  'undo.LINK.done': '关联已解除。请立即修改密码，因为可能有其他人知道您的个人信息。',
  'undo.IDENTITY.done':
    '账号已恢复，所有设备都已退出登录。请立即设置新密码，因为可能有其他人知道现在的密码。',
  'undo.reset': '设置新密码',
  'undo.gone': '无法通过该链接撤销修改',
  'undo.gone.text': '链接无效、已使用或已过期。如果账号被他人使用，请重置密码或提交申诉。',
};
