import { useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx'

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing' | 'maxLength' | 'required'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      required
      trailing={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? '隐藏密码' : '显示密码'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
