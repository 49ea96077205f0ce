'use client';
import type { DeclarationComment, FormSheet, MaterialSheet } from '@hengce/api';
import { Heading } from '@hengce/ui';
import { Comments } from '../../components/Comments';
import { placeId } from '../../model/formFields';
import { section, sectionHead } from './ApplicationPage.css';
import { useApplicationText } from './text';

export interface ReviewPartProps {
  sheet: FormSheet;
  materials: MaterialSheet | undefined;
  comments: readonly DeclarationComment[];
}

/** 内部审核: the review before a declaration is filed. */
export function ReviewPart({ sheet, materials, comments }: ReviewPartProps) {
  const text = useApplicationText().application.review;
  return (
    <section id={placeId('section', 'review')} className={section} aria-label={text.title}>
      <div className={sectionHead}>
        <Heading level={2}>{text.title}</Heading>
      </div>
      <Comments
        declarationId={sheet.declarationId}
        comments={comments}
        targets={[
          { kind: 'form', label: text.form },
          ...sheet.sections.flatMap(({ fields }) =>
            fields.map(({ fieldId, label }) => ({ kind: 'field' as const, id: fieldId, label })),
          ),
          ...(materials?.slots ?? []).map(({ specId, name }) => ({
            kind: 'material' as const,
            id: specId,
            label: name,
          })),
        ]}
      />
    </section>
  );
}
