/// <reference path="./styles/css.d.ts" />
export { api, type CallOptions, type UploadRequest } from './api.ts';
export { ApiError, isNotThere, isSignedOut, messageOf } from './api-error.ts';
export { classNames } from './class-names.ts';
export { Badge } from './components/badge.tsx';
export { Brand } from './components/brand.tsx';
export { Button, buttonClass } from './components/button.tsx';
export { Card, CardBody, CardFoot, CardHead } from './components/card.tsx';
export { Dropzone } from './components/dropzone.tsx';
export { Empty } from './components/empty.tsx';
export { ErrorCard } from './components/error-card.tsx';
export { type ControlProps, Field } from './components/field.tsx';
export { focusBeside, focusIfLost } from './components/focus.ts';
export * from './components/icon.tsx';
export { Input, Textarea } from './components/input.tsx';
export { Modal } from './components/modal.tsx';
export { Notice } from './components/notice.tsx';
export { Popover } from './components/popover.tsx';
export { Progress } from './components/progress.tsx';
export { Seal, type SealState } from './components/seal.tsx';
export { Segment } from './components/segment.tsx';
export { Select, type SelectOption } from './components/select.tsx';
export { Skeleton } from './components/skeleton.tsx';
export { SmallSeal, type SmallSealState } from './components/small-seal.tsx';
export { Spinner } from './components/spinner.tsx';
export { Tabs } from './components/tabs.tsx';
export { Toaster } from './components/toaster.tsx';
export { Toggle } from './components/toggle.tsx';
export { Tooltip } from './components/tooltip.tsx';
export { announce, hasUploaded, OPEN_IMPORT, STATEMENT_UPLOADED, UPLOADED } from './events.ts';
export type { RemoteApp } from './remote-app.ts';
export {
  clearSession,
  goToSignIn,
  RETURN_TO,
  reloadForAnotherSession,
  rememberOpened,
  rememberPlace,
  type SessionUser,
  storedSession,
  storeSession,
  takePlace,
  wasSignedOut,
} from './session.ts';
export { type Theme, useTheme } from './theme.ts';
export { type Toast, toast } from './toast.ts';
