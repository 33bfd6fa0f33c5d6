/** The words of lessons and named endings: the terminal has the same. */
import { type EndingTexts, LESSON_WORDS, type LessonTexts, NAMED_ENDING_WORDS } from '@crownhead/training';

export interface CourseWords {
  readonly lessons: LessonTexts;
  readonly endings: EndingTexts;
}

export const course: CourseWords = { lessons: LESSON_WORDS, endings: NAMED_ENDING_WORDS };
