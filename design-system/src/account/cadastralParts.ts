import { CadastralCancelDialog, type CadastralCancelDialogProps } from "./CadastralCancelDialog.tsx";

/** The later part of a change of land-registry data. A site that loads it when it is needed gives a component of the same name and props. */
export const cadastralParts: CadastralParts = { CadastralCancelDialog };

export interface CadastralParts {
  readonly CadastralCancelDialog: (props: CadastralCancelDialogProps) => ReturnType<typeof CadastralCancelDialog>;
}
